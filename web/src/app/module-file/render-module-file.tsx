import { type BuiltInLocale, type Locale, ownLanguageFirst } from '@contracts/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { crisisLinesQuery } from '../../features/crisis-help/crisis-lines-query';
import { quizQuery } from '../../features/quiz/quiz-query';
import { siteSettingQuery } from '../../features/site-setting/site-setting';
import { trainingModuleQuery } from '../../features/training/training-query';
import { englishCourse } from '../../i18n/en/course';
import { englishModuleEnd } from '../../i18n/en/module-end';
import { englishWithoutScripts } from '../../i18n/en/without-scripts';
import { englishQuizDialog } from '../../i18n/en/quiz-dialog';
import { spanishCourse } from '../../i18n/es/course';
import { spanishModuleEnd } from '../../i18n/es/module-end';
import { spanishWithoutScripts } from '../../i18n/es/without-scripts';
import { spanishQuizDialog } from '../../i18n/es/quiz-dialog';
import { loadDictionary } from '../../i18n/load-dictionary';
import { translate, type Translate } from '../../i18n/translate';
import { ContentUnavailable } from '../../lib/cms-client/api-error';
import { readQueryWith, type ReadJson, type Query } from '../../lib/cms-client/fetch-query';
import { withLanguage } from '../../lib/page-address';
import { paths } from '../../lib/paths';
import { type ModuleEdition, ModuleFile } from './module-file';

const fileTexts = {
  en: { ...englishCourse, ...englishModuleEnd, ...englishQuizDialog, ...englishWithoutScripts },
  es: { ...spanishCourse, ...spanishModuleEnd, ...spanishQuizDialog, ...spanishWithoutScripts },
};

export type ModuleFileRequest = {
  slug: string;
  /** The language that comes first. */
  locale: Locale;
  publicUrl: string;
  read: ReadJson;
};

/** A module in all its languages as one HTML document; null if it is not published. */
export async function renderModuleFile(request: ModuleFileRequest): Promise<string | null> {
  const found = await Promise.all(ownLanguageFirst(request.locale).map((locale) => readEdition(request, locale)));
  const [first, ...others] = found.filter((edition) => edition !== null);
  if (!first) return null;
  return `<!doctype html>${renderToStaticMarkup(<ModuleFile editions={[first, ...others]} publicUrl={request.publicUrl} />)}`;
}

/** Null for a module that is not published, or not in this language. */
async function readEdition(
  { slug, publicUrl, read: readJson }: ModuleFileRequest,
  locale: BuiltInLocale,
): Promise<ModuleEdition | null> {
  const read = async <Content,>(query: Query<Content>) => {
    try {
      return await readQueryWith(readJson, query);
    } catch (error) {
      throw new ContentUnavailable(error);
    }
  };
  const module = await read(trainingModuleQuery(slug, locale));
  if (module?.locale !== locale) return null;
  const [dictionary, setting, quiz, crisisLines] = await Promise.all([
    loadDictionary(locale),
    read(siteSettingQuery(locale)),
    module.quiz ? read(quizQuery(module.quiz.key, locale)) : null,
    module.showsCrisisLines ? read(crisisLinesQuery(locale)) : [],
  ]);
  const texts = { ...dictionary, ...fileTexts[locale] };
  const t: Translate = (key, ...params) => translate(texts, key, ...params);
  const url = publicUrl + withLanguage(paths.module(slug), locale);
  const isClosed = setting.preparing !== undefined;
  return { locale, t, ministry: setting.ministryName, module, quiz, crisisLines, isClosed, url };
}
