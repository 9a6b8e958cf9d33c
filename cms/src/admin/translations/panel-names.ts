import { choiceNames, type InBothLanguages, type PanelLanguage } from '../../contracts/panel-names';
import { siteTypes } from '../../site-types';
import { texts } from './texts';

/** Strapi sorts its menu by these titles and then looks them up; both names are in them for the menu's search. */
export const menuTitles = new Map(
  Object.entries(siteTypes).map(
    (
      [
        uid,
        {
          names: { en, es },
        },
      ],
      index,
    ) => [uid, `${100 + index} ${en} / ${es}`],
  ),
);

/** All that the panel looks up: types by their English name, choices by their value, and our own texts. */
export function textsIn(language: PanelLanguage): Readonly<Record<string, string>> {
  const inLanguage = (names: readonly (readonly [id: string, name: InBothLanguages])[]) =>
    Object.fromEntries(names.map(([id, name]) => [id, name[language]]));
  return {
    ...inLanguage(Object.values(siteTypes).map(({ names }) => [names.en, names])),
    ...inLanguage(Object.entries(siteTypes).map(([uid, { names }]) => [menuTitles.get(uid) ?? uid, names])),
    ...inLanguage(Object.entries(choiceNames)),
    ...inLanguage(Object.entries(texts)),
  };
}
