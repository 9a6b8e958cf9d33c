import { describe, expect, test, vi } from 'vitest';
import { looksLikeSpam } from './looks-like-spam';

const names = ['Ana', 'Pérez'];
const judge = (text: string) => looksLikeSpam({ names, text });

const harmless = [
  'Please pray for my mother. She has her second round of chemo on Thursday and she is so tired.',
  'My husband lost his job in March. We are two months behind on the mortgage and I do not know how to tell the kids.',
  'I need $4,500 by the 30th or we lose the apartment. Please agree with me for a miracle.',
  'PLEASE PRAY FOR MY SON HE IS IN JAIL AND HE SAYS HE DOES NOT WANT TO LIVE ANYMORE PLEASE PLEASE PRAY!!!!!!',
  'pray 4 me',
  'Please pray. Please pray. Please pray. Please pray. Please pray. Please pray.',
  'We heard the sermon at https://www.youtube.com/watch?v=abcdefghijk and want to give our lives to Christ.',
  'This happened in our town: https://news.example.com/2026/11/flood and our church, www.example.org, is under water.',
  'The hospital is here https://maps.example.com/?q=-0.18,-78.46 , his page https://fund.example.org/juan , the report https://news.example.com/a1',
  'My address is 1420 Elm Street, Apt. 3/B, Springfield, IN 46901. You can write to me at ana.perez@example.com or text.',
  'I am a bank clerk and was offered a loan on a credit card to play at the casino online. Pray that I stay free.',
  'My doctor put me on viagra and insulin after the operation, and I am ashamed. Please pray for my marriage.',
  'I have invested everything in bitcoin and lost it. My wife does not know.',
  'Oren por mi mamá, la operan el jueves en el hospital Eugenio Espejo y tiene mucho miedo.',
  'POR FAVOR OREN POR MI HIJO QUE ESTÁ EN LAS DROGAS, YA NO SÉ QUÉ HACER, SEÑOR TEN MISERICORDIA!!!',
  'Hermanos, mi esposo me dejó hace 3 semanas. Tengo 2 niños y no tengo trabajo. Vivo en la calle 9 de Octubre N24-15 y Colón.',
  'Necesito un milagro económico: debo $2.300 al banco y me quieren quitar la casa.',
  'Vi su video en https://youtu.be/abcdefghijk?t=120 y lloré mucho. Quiero recibir a Cristo.',
  'Escríbanme al correo maria.lopez@correo.example o al 0991-234-567, por favor, después de las 6 p.m./7 p.m.',
  'Que Dios los bendiga 🙏🙏🙏 oren por mi abuelita ❤️❤️ está en UCI 😭😭😭😭',
  '🙏🙏🙏🙏🙏🙏🙏🙏🙏🙏',
  'براہِ کرم میری والدہ کے لیے دعا کریں، وہ بہت بیمار ہیں اور ہمارے پاس علاج کے پیسے نہیں ہیں۔',
  'صلوا من أجل أخي، هو في السجن منذ سنتين.',
  '请为我的父亲祷告，他下星期要动手术。',
  'Dad said "I am <3 proud of you" before he died. a < b and b > c, that is how I feel [sic].',
  'Mi hijo escribió: [no quiero vivir] y lo encontré en su cuaderno.',
  'Psalm 23/24, John 3:16/17, Rom. 8/9: which one should I read with her in the hospice?',
];

describe('what people confide is never taken for spam', () => {
  test.each(harmless)('%s', (text) => expect(judge(text)).toBe(false));

  test.each([
    ['J. R.', "O'Brien-Smith"],
    ['María José', 'de la Torre M.'],
    ['محمد', 'خان'],
    ['St. John', 'Net'],
    ['Dr.Comfort', 'Rus'],
    ['🙏', '李小龍'],
  ])('from %s %s', (...people) => {
    expect(looksLikeSpam({ names: people, text: 'Please pray for my mother.' })).toBe(false);
  });

  test('an optional text that was left empty', () => expect(judge('')).toBe(false));
});

describe('what advertising looks like', () => {
  test.each([
    'https://a.example/1 https://b.example/2 https://c.example/3 https://d.example/4 cheap watches',
    'https://a.example/1,https://b.example/2,https://www.c.example/3,https://d.example/4 cheap watches',
    'Best prices: a.example/1, b.example/2, c.example/3, d.example/4',
    'Great site! [url=https://casino.example]play now[/url]',
    'Great site! [URL]https://casino.example[/URL]',
    'Look [link=https://casino.example]here[/link]',
    'Buy <a href="https://pills.example">pills</a>',
    'Buy <A  rel=x HREF=https://pills.example>pills',
    'https://casino.example/?ref=81723',
    '>>> www.casino.example <<<',
  ])('%s', (text) => expect(judge(text)).toBe(true));

  test.each([
    ['Win $500 https://casino.example', 'x'],
    ['Ana', 'www.casino.example'],
    ['casino-bonus.com', 'free'],
    ['Ana', 'cheap.ru'],
  ])('a name like %s %s', (...people) => {
    expect(looksLikeSpam({ names: people, text: 'Please pray for my mother.' })).toBe(true);
  });
});

test('a text of the greatest length takes no longer for being made of beginnings', async () => {
  // What takes too long does so each time; a busy machine seldom does.
  await vi.waitFor(
    () => {
      const started = performance.now();
      for (const piece of ['a.', 'a-', '<a ', '< ', 'www.', 'http://', 'a.b/', '[url', 'a.aa']) {
        judge(piece.repeat(5000 / piece.length));
      }
      expect(performance.now() - started).toBeLessThan(500);
    },
    { timeout: 15_000 },
  );
});
