import { nameLength } from './certificate';
import type { CertificateMessageKey } from './certificate-messages';

/** Names with what a certificate shows of them. */
export const acceptedNames: readonly (readonly [written: string, shown: string])[] = [
  ['Ana Ruiz', 'Ana Ruiz'],
  ['Nguye\u0302\u0303n', 'Nguyễn'],
  ['  José   Ñáñez ', 'José Ñáñez'],
  ['Jose\u0301 N\u0303a\u0301n\u0303ez', 'José Ñáñez'],
  ['Siobhán O’Brien-Smith Jr.', 'Siobhán O’Brien-Smith Jr.'],
  ["D'Angelo", "D'Angelo"],
  ['Col·lell', 'Col·lell'],
  ['Col•lell', 'Col·lell'],
  ['Coŀlell', 'Coŀlell'],
  ['Lanaʻi Kaʻahumanu', 'Lanaʻi Kaʻahumanu'],
  ['ʿAbd al-Qādir', 'ʿAbd al-Qādir'],
  ['Ana‐María Ruiz‑Paz', 'Ana-María Ruiz-Paz'],
  ['Ruiz–Paz', 'Ruiz-Paz'],
  ['\u2066Ana Ruiz\u2069', 'Ana Ruiz'],
  ['A\u00adna\u200b Ruiz\ufeff', 'Ana Ruiz'],
  ['Ẹ̀bùn', 'Ẹ̀bùn'],
  ['E\u0323\u0300bu\u0300n', 'Ẹ̀bùn'],
  ['Łukasz Żółć', 'Łukasz Żółć'],
  ['Al', 'Al'],
  ['x'.repeat(nameLength.most), 'x'.repeat(nameLength.most)],
];

export const refusedNames: readonly (readonly [written: unknown, message: CertificateMessageKey])[] = [
  ['', 'certificate.name.tooShort'],
  ['A', 'certificate.name.tooShort'],
  ['. -', 'certificate.name.tooShort'],
  [null, 'certificate.name.tooShort'],
  [{ toString: 'Ana' }, 'certificate.name.tooShort'],
  ['x'.repeat(nameLength.most + 1), 'certificate.name.tooLong'],
  ['Ana 2', 'certificate.name.letters'],
  ['A\u0301\u0301\u0301\u0301na', 'certificate.name.letters'],
  ['Аna Ruiz', 'certificate.name.letters'],
  ['Ana\u0000Ruiz', 'certificate.name.letters'],
  ['Ana Ruiz 🙏', 'certificate.name.letters'],
  ['· · ·', 'certificate.name.tooShort'],
  ['<b>Ana</b>', 'certificate.name.letters'],
  ['Ana & Luis', 'certificate.name.letters'],
];

export const acceptedNumbers: readonly (readonly [written: string, read: string])[] = [
  ['7KQ4-M2XD-09AB-CDEF-GH12-3456', '7KQ4-M2XD-09AB-CDEF-GH12-3456'],
  [' 7kq4 m2xd o9ab cdef ghi2 3456 ', '7KQ4-M2XD-09AB-CDEF-GH12-3456'],
  ['7KQ4M2XD09ABCDEFGHL23456', '7KQ4-M2XD-09AB-CDEF-GH12-3456'],
  ['7KQ4–M2XD–09AB–CDEF–GH12–3456', '7KQ4-M2XD-09AB-CDEF-GH12-3456'],
];

export const refusedNumbers: readonly unknown[] = [
  '',
  '7KQ4',
  '7KQ4-M2XD-09AB-CDEF-GH12-345',
  '7KQ4-M2XD-09AB-CDEF-GH12-34567',
  'UKQ4-M2XD-09AB-CDEF-GH12-3456',
  '７KQ4-M2XD-09AB-CDEF-GH12-3456',
  '../../etc/passwd',
  7,
  null,
  ['7KQ4-M2XD-09AB-CDEF-GH12-3456'],
];
