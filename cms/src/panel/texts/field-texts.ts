import * as v from 'valibot';
import type { PanelLanguage } from '../../contracts/panel-names';
import type { FieldText, Row } from '../layouts/layout-table';
import { exampleRow } from '../layouts/layout';
import { layouts } from '../layouts/layouts';

const labelledSchema = v.looseObject({ label: v.optional(v.string()), description: v.optional(v.string()) });
const metadatasSchema = v.record(v.string(), v.looseObject({ edit: labelledSchema, list: labelledSchema }));

type Metadatas = v.InferOutput<typeof metadatasSchema>;

const parts = (text: FieldText): readonly [label: string, hint: string] =>
  typeof text === 'string' ? [text, ''] : text;

/** Fields that Strapi adds, under their technical names. */
const everyType: Row = {
  id: { en: 'Number', es: 'Número' },
  documentId: { en: 'Key in the database', es: 'Clave en la base de datos' },
  createdAt: { en: 'Created', es: 'Creado' },
  updatedAt: { en: 'Last changed', es: 'Último cambio' },
  publishedAt: { en: 'Published', es: 'Publicado' },
  createdBy: { en: 'Created by', es: 'Creado por' },
  updatedBy: { en: 'Last changed by', es: 'Último cambio de' },
  locale: { en: 'Language', es: 'Idioma' },
};

const fieldTexts = new Map(
  Object.entries(layouts).map(([uid, { form }]) => [
    uid,
    new Map([everyType, exampleRow, ...form].flatMap((row) => Object.entries(row))),
  ]),
);

/** The label and the hint of a field; the hint may be empty. */
export function fieldText(uid: string, field: string, language: PanelLanguage): readonly [label: string, hint: string] {
  return parts(fieldTexts.get(uid)?.get(field)?.[language] ?? field);
}

/** A label that an admin wrote is in none of our languages, and stays as it is. */
export function fieldsInLanguage(uid: string, metadatas: Metadatas, language: PanelLanguage): Metadatas {
  const texts = fieldTexts.get(uid);
  const entries = Object.entries(metadatas).map(([name, { edit, list }]): [string, Metadatas[string]] => {
    const text = texts?.get(name);
    if (text === undefined) return [name, { edit, list }];
    const [label, hint] = parts(text[language]);
    const ours = Object.values(text).map(parts);
    const isOurLabel = (written: string | undefined) => written === name || ours.some(([each]) => each === written);
    const isOurHint = (written: string | undefined) => ours.some(([, each]) => each === written);
    return [
      name,
      {
        edit: {
          ...edit,
          ...(isOurLabel(edit.label) ? { label } : {}),
          ...(isOurHint(edit.description) ? { description: hint } : {}),
        },
        list: { ...list, ...(isOurLabel(list.label) ? { label } : {}) },
      },
    ];
  });
  return Object.fromEntries(entries);
}

const configurationSchema = v.looseObject({ uid: v.string(), metadatas: metadatasSchema });

export function configurationsInLanguage(answer: unknown, language: PanelLanguage): unknown {
  if (v.is(configurationSchema, answer)) {
    return { ...answer, metadatas: fieldsInLanguage(answer.uid, answer.metadatas, language) };
  }
  const several = v.safeParse(v.record(v.string(), v.unknown()), answer);
  if (!several.success) return answer;
  return Object.fromEntries(
    Object.entries(several.output).map(([name, each]) => [name, configurationsInLanguage(each, language)]),
  );
}
