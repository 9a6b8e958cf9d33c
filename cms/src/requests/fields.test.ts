import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as yup from 'yup';
import { contactRequestSchema } from '../contracts/contact-request';
import { counselingRequestSchema } from '../contracts/counseling-request';
import { prayerRequestSchema } from '../contracts/prayer-request';
import { confidentialFields } from './fields';

const attributesSchema = v.record(v.string(), v.looseObject({ type: v.string(), searchable: v.optional(v.boolean()) }));

const forms = {
  'api::prayer-request.prayer-request': prayerRequestSchema(yup),
  'api::contact-request.contact-request': contactRequestSchema(yup),
  'api::counseling-request.counseling-request': counselingRequestSchema(yup),
} as const;

function attributesOf(uid: string) {
  const [, name = ''] = uid.split('.');
  const file = path.resolve(import.meta.dirname, `../api/${name}/content-types/${name}/schema.json`);
  return v.parse(v.object({ attributes: attributesSchema }), JSON.parse(readFileSync(file, 'utf8'))).attributes;
}

describe.each(Object.entries(confidentialFields))('%s', (uid, confidential) => {
  const attributes = attributesOf(uid);

  test('encrypts every text', () => {
    const texts = Object.entries(attributes)
      .filter(([name, { type }]) => ['string', 'text'].includes(type) && name !== 'reference')
      .map(([name]) => name);
    expect(texts.toSorted(), 'List a new text in fields.ts').toEqual([...confidential].toSorted());
  });

  test('searches none of them, because only their ciphertext is stored', () => {
    expect(confidential.filter((name) => attributes[name]?.searchable !== false)).toEqual([]);
  });
});

test.each(Object.entries(forms))('%s has a column for every field of its form', (uid, { fields }) => {
  expect(Object.keys(attributesOf(uid)), 'Add a new field to schema.json').toEqual(
    expect.arrayContaining(Object.keys(fields)),
  );
});
