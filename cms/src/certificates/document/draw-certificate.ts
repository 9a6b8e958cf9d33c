import PDFDocument from 'pdfkit';
import type { BuiltInLocale } from '../../contracts/language';
import { sitePaths } from '../../contracts/site-paths';
import { drawDawn } from './dawn';
import { fitName } from './fit-name';
import { balancedLinesOf, drawnLine, widthOf } from '../../lib/drawn-line';
import { certificateTexts } from './texts';

export type CertificatePage = { locale: BuiltInLocale; ministryName: string; moduleTitles: readonly string[] };

export type CertificateContent = {
  name: string;
  number: string;
  issuedOn: string;
  publicUrl: string;
  pages: readonly CertificatePage[];
};

const colors = { paper: '#faf7f1', ink: '#1c2430', slate: '#536072', gold: '#e2a33b', hairline: '#d8cfbd' } as const;

/** A4 across, in points. */
const sheet = { width: 841.89, height: 595.28 };
const margin = 64;
const main = { x: margin, width: 450 };
const aside = { x: 580, width: sheet.width - margin - 580 };
const hills = { x: 0, y: 392, width: sheet.width, height: sheet.height - 392 };

type Style = { size: number; color: string; spacing?: number };
type Origin = { x: number; baseline: number };
type Pdf = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;

function write(pdf: Pdf, text: string, { x, baseline }: Origin, { size, color, spacing = 0 }: Style): void {
  const { file, text: drawn } = drawnLine(text);
  pdf.font(file).fontSize(size).fillColor(color);
  pdf.text(drawn, x, baseline, { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing });
}

const fitting = (text: string, size: number, width: number, spacing = 0) =>
  Math.min(size, (size * width) / Math.max(1, widthOf(text, size, spacing)));

type Role = 'H1' | 'H2' | 'P' | 'LI';

/** An element of the document's structure, by which it is read aloud: `actual`, or else what is drawn. */
function element(pdf: Pdf, parent: Structure, role: Role, draw: () => void, actual?: string): void {
  parent.add(pdf.struct(role, actual === undefined ? {} : { actual }, draw));
}

function ornament(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

function drawMain(pdf: Pdf, root: Structure, content: CertificateContent, page: CertificatePage): void {
  const { name } = content;
  const text = certificateTexts[page.locale];
  const { x, width } = main;
  const ministry = page.ministryName.toLocaleUpperCase(text.dateTag);
  element(pdf, root, 'P', () => {
    const size = fitting(ministry, 11, width, 1.4);
    write(pdf, ministry, { x, baseline: 74 }, { size, color: colors.slate, spacing: 1.4 });
  });
  ornament(pdf, () => pdf.rect(x, 88, 44, 2.5).fill(colors.gold));
  element(pdf, root, 'H1', () => write(pdf, text.title, { x, baseline: 134 }, { size: 36, color: colors.ink }));
  element(pdf, root, 'P', () => write(pdf, text.certifies, { x, baseline: 172 }, { size: 14, color: colors.slate }));
  const { lines, size } = fitName(name, width);
  let baseline = 178;
  const writeName = () => {
    for (const line of lines) {
      baseline += size * 1.08;
      write(pdf, line, { x, baseline }, { size, color: colors.ink });
    }
  };
  // Marks are drawn apart from their letters, and would be read apart.
  element(pdf, root, 'P', writeName, name);
  baseline += 14;
  ornament(pdf, () => pdf.rect(x, baseline, width, 0.75).fill(colors.gold));
  baseline += 8;
  element(pdf, root, 'P', () => {
    for (const line of balancedLinesOf(text.passed(page.moduleTitles.length), 14, width)) {
      baseline += 20;
      write(pdf, line, { x, baseline }, { size: 14, color: colors.ink });
    }
  });
  baseline += 22;
  const top = baseline;
  element(pdf, root, 'P', () => {
    for (const line of balancedLinesOf(text.scripture.verse, 11.5, width - 16)) {
      baseline += 15;
      write(pdf, line, { x: x + 16, baseline }, { size: 11.5, color: colors.slate });
    }
    baseline += 17;
    write(pdf, text.scripture.reference, { x: x + 16, baseline }, { size: 9.5, color: colors.slate });
  });
  ornament(pdf, () => pdf.rect(x, top + 3, 2, baseline - top).fill(colors.gold));
}

function drawAside(pdf: Pdf, root: Structure, content: CertificateContent, page: CertificatePage): void {
  const text = certificateTexts[page.locale];
  const { x, width } = aside;
  const small: Style = { size: 9.5, color: colors.slate, spacing: 0.8 };
  let baseline = 74;
  element(pdf, root, 'H2', () => write(pdf, text.modules.toLocaleUpperCase(text.dateTag), { x, baseline }, small));
  baseline += 4;
  // As many as there is room for above the hills.
  const step = Math.min(28, 224 / Math.max(1, page.moduleTitles.length));
  for (const title of page.moduleTitles) {
    const size = fitting(title, Math.min(12.5, step * 0.62), width);
    ornament(pdf, () => pdf.rect(x, baseline + step * 0.32, width, 0.5).fill(colors.hairline));
    baseline += step;
    element(pdf, root, 'LI', () => write(pdf, title, { x, baseline }, { size, color: colors.ink }));
  }
  baseline += 34;
  const date = new Intl.DateTimeFormat(text.dateTag, { dateStyle: 'long', timeZone: 'UTC' });
  element(pdf, root, 'P', () => {
    write(pdf, text.issuedOn.toLocaleUpperCase(text.dateTag), { x, baseline }, small);
    const written = date.format(new Date(content.issuedOn));
    write(pdf, written, { x, baseline: baseline + 19 }, { size: 14, color: colors.ink });
  });
}

/** The number on the nearest hill, with the address where anybody checks it. The link says the name, too. */
function drawFoot(pdf: Pdf, root: Structure, content: CertificateContent, page: CertificatePage): void {
  const { name, number, publicUrl } = content;
  const text = certificateTexts[page.locale];
  const address = publicUrl + sitePaths.certificate;
  const link = `${address}/${number}?lang=${page.locale}#${new URLSearchParams({ name }).toString()}`;
  const shown = address.replace(/^https?:\/\//, '');
  const label: Style = { size: 9.5, color: '#e9d9b8', spacing: 0.8 };
  const [above, below] = [552, 571];
  element(pdf, root, 'P', () => {
    write(pdf, text.number.toLocaleUpperCase(text.dateTag), { x: margin, baseline: above }, label);
    write(pdf, number, { x: margin, baseline: below }, { size: 15, color: colors.paper, spacing: 0.4 });
  });
  element(pdf, root, 'P', () => {
    const { x, width } = aside;
    write(pdf, text.check, { x, baseline: above }, { ...label, size: fitting(text.check, 9.5, width), spacing: 0 });
    write(pdf, shown, { x, baseline: below }, { size: fitting(shown, 12.5, width), color: colors.paper });
    pdf.link(x, above - 12, width, below - above + 18, link);
    pdf.link(margin, above - 12, 300, below - above + 18, link);
  });
}

export async function drawCertificate(content: CertificateContent): Promise<Buffer> {
  const [first] = content.pages;
  if (first === undefined) throw new Error('A certificate has at least one page');
  const pdf = new PDFDocument({
    autoFirstPage: false,
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: first.locale,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    // The name stays out: what lists files shows these.
    info: { Title: `${certificateTexts[first.locale].title} ${content.number}`, Author: first.ministryName },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  for (const page of content.pages) {
    pdf.addPage();
    const root = pdf.struct('Sect', { lang: page.locale });
    pdf.addStructure(root);
    ornament(pdf, () => {
      pdf.rect(0, 0, sheet.width, sheet.height).fill(colors.paper);
      drawDawn(pdf, hills);
    });
    drawMain(pdf, root, content, page);
    drawAside(pdf, root, content, page);
    drawFoot(pdf, root, content, page);
    root.end();
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
