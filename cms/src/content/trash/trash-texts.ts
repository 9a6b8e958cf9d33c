import type { ReferringEntry } from '../../api/trash/contract';

/** What is said when a deletion is refused, in the language of the account. */
const texts = {
  en: {
    single: 'This page cannot be deleted, because the site needs it. Unpublish it to take it off the site.',
    used: (names: string) => `This cannot be deleted yet, because it is used by: ${names}. Remove it there first.`,
    more: (count: number) => `and ${count} more`,
    untitled: 'an entry without a title',
    languages: { en: 'English', es: 'Spanish' },
  },
  es: {
    single: 'Esta página no se puede eliminar, porque el sitio la necesita. Despublíquela para quitarla del sitio.',
    used: (names: string) => `Todavía no se puede eliminar, porque se usa en: ${names}. Quítelo primero de allí.`,
    more: (count: number) => `y ${count} más`,
    untitled: 'una entrada sin título',
    languages: { en: 'inglés', es: 'español' },
  },
} as const;

type Language = keyof typeof texts;

const mostNames = 10;

export const singleTypeRefusal = (language: Language): string => texts[language].single;

function isLanguage(language: string | null): language is Language {
  return language === 'en' || language === 'es';
}

/** The refusal that names each entry, with its language where it has one. */
export function usedRefusal(references: readonly ReferringEntry[], language: Language): string {
  const { used, more, untitled, languages } = texts[language];
  const names = references.slice(0, mostNames).map(({ title, language: translation }) => {
    const name = title === null ? untitled : `“${title}”`;
    return isLanguage(translation) ? `${name} (${languages[translation]})` : name;
  });
  const rest = references.length - names.length;
  return used([...names, ...(rest > 0 ? [more(rest)] : [])].join(', '));
}
