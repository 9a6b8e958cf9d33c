import { describe, expect, test } from 'vitest';
import { drawCertificate, type CertificateContent } from './draw-certificate';
import { fitName } from './fit-name';
import { widthOf } from '../../lib/drawn-line';

const pages: CertificateContent['pages'] = [
  { locale: 'es', ministryName: 'Ministerios Aurora', moduleTitles: ['Visitación', 'Duelo'] },
  { locale: 'en', ministryName: 'Aurora Ministries', moduleTitles: ['Visiting', 'Grief'] },
];
const content: CertificateContent = {
  name: 'José Ñáñez',
  number: '7KQ4-M2XD-09AB-CDEF-GH12-3456',
  issuedOn: '2026-11-23',
  publicUrl: 'https://www.example.org',
  pages,
};

describe('a document', () => {
  test('has a page for each language, says its language, and links to the check with the name as a fragment', async () => {
    const pdf = (await drawCertificate(content)).toString('latin1');
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(2);
    expect(pdf).toContain('/Lang (es)');
    expect(pdf).toContain(
      'https://www.example.org/certificate/7KQ4-M2XD-09AB-CDEF-GH12-3456?lang=es#name=Jos%C3%A9+%C3%91%C3%A1%C3%B1ez',
    );
  });

  test('in one language is small enough for a slow line', async () => {
    const pdf = await drawCertificate({ ...content, pages: pages.slice(0, 1) });
    expect(pdf.length).toBeLessThan(60_000);
  });
});

test.each(['Ana', 'María Fernanda de los Ángeles Ñáñez-Gutiérrez Peña-Yáñez Ruiz', 'W'.repeat(80), 'Wm '.repeat(26)])(
  'there is room for the name %s',
  (name) => {
    const { lines, size } = fitName(name.trim(), 450);
    expect(lines.length).toBeLessThanOrEqual(2);
    expect(lines.join(' ')).toBe(name.trim());
    for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(450);
  },
);

test('a name with marks of every kind makes a document', async () => {
  const pdf = await drawCertificate({ ...content, name: 'Ẹ̀bùn Ọ̀ṣun q̀ Kɔ́fi Lanaʻi Col·lell' });
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  expect(pdf.includes(Buffer.concat([Buffer.from('/ActualText ('), utf16('Ẹ̀bùn')]))).toBe(true);
});
