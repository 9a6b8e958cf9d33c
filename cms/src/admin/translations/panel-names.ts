import { choiceNames, type InBothLanguages, type PanelLanguage, typeNames } from '../../api/panel-names/contract';

/** Strapi sorts its menu by these titles and then looks them up; both names are in them for the menu's search. */
export const menuTitles = new Map(
  Object.entries(typeNames).map(([uid, { en, es }], index) => [uid, `${100 + index} ${en} / ${es}`]),
);

/** Strapi looks up types by their English name, and choices by their value. */
export function namesIn(language: PanelLanguage): Readonly<Record<string, string>> {
  const inLanguage = (names: readonly (readonly [id: string, name: InBothLanguages])[]) =>
    Object.fromEntries(names.map(([id, name]) => [id, name[language]]));
  return {
    ...inLanguage(Object.values(typeNames).map((name) => [name.en, name])),
    ...inLanguage(Object.entries(typeNames).map(([uid, name]) => [menuTitles.get(uid) ?? uid, name])),
    ...inLanguage(Object.entries(choiceNames)),
  };
}
