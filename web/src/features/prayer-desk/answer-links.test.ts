import { describe, expect, it } from 'vitest';
import { answerLinks, messageFor } from './answer-links';

const message = { subject: 'We prayed', text: 'Dear Ana,\nwe prayed & will go on + on.' };
const person = { kind: 'contact', email: 'ana+x@example.org', phone: '+593 99 123 4567', phoneSafety: null } as const;

describe('the links for an answer', () => {
  it('are addressed to the person alone, with the message as it was written', () => {
    const text = 'Dear%20Ana%2C%0Awe%20prayed%20%26%20will%20go%20on%20%2B%20on.';
    expect(answerLinks(person, message)).toEqual({
      email: `mailto:ana%2Bx@example.org?subject=We%20prayed&body=${text}`,
      whatsapp: `whatsapp://send?phone=593991234567&text=${text}`,
      sms: `sms:+593991234567?&body=${text}`,
      call: 'tel:+593991234567',
    });
  });

  it('carry nothing where nothing was written', () => {
    expect(answerLinks(person, { subject: '', text: '' })).toMatchObject({
      email: 'mailto:ana%2Bx@example.org',
      sms: 'sms:+593991234567',
    });
  });

  it.each([
    ['yes', ['email', 'whatsapp', 'sms', 'call']],
    ['ask-first', ['email', 'call']],
    [null, ['email', 'call']],
    ['no', ['email']],
  ] as const)('of a counseling request whose number is safe: %s', (phoneSafety, ways) => {
    const request = { ...person, kind: 'counseling', phoneSafety } as const;
    expect(Object.keys(answerLinks(request, message))).toEqual(ways);
  });

  it('take ten digits for a number of the United States, unless none there begins so', () => {
    expect(answerLinks({ ...person, phone: '415-555-0199' }, { subject: '', text: '' })).toMatchObject({
      whatsapp: 'whatsapp://send?phone=14155550199',
      sms: 'sms:+14155550199',
      call: 'tel:+14155550199',
    });
    expect(answerLinks({ ...person, phone: '099-123-4567' }, { subject: '', text: '' })).toMatchObject({
      call: 'tel:0991234567',
    });
  });

  it('leave WhatsApp out where the country of a number is unknown, and telephones where there is none', () => {
    expect(Object.keys(answerLinks({ ...person, phone: '099 123 4567' }, message))).toEqual(['email', 'sms', 'call']);
    expect(Object.keys(answerLinks({ ...person, phone: null }, message))).toEqual(['email']);
    expect(answerLinks({ ...person, email: '', phone: null }, message)).toEqual({});
  });
});

it('a template names the first name, whatever is in it', () => {
  const template = { locale: 'en', title: 'x', emailSubject: 'For {name}', text: 'Dear {name}, {name}!' } as const;
  expect(messageFor(template, '$& Ana')).toEqual({ subject: 'For $& Ana', text: 'Dear $& Ana, $& Ana!' });
});
