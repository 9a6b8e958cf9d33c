import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { warnOnLeaving } from './warn-on-leaving';

function isAsked(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

test('leaving is asked about until what was typed is saved', () => {
  const stop = warnOnLeaving();
  expect(isAsked()).toBe(true);
  stop();
  expect(isAsked()).toBe(false);
});

test.each(['mailto:elena@example.org', 'tel:+593991234567', 'whatsapp://send?phone=593991234567', 'sms:+593991234567'])(
  'opening %s is not asked about, and leaving after it is',
  (href) => {
    render(
      <a href={href} onClick={(event) => event.preventDefault()}>
        <span>Elena</span>
      </a>,
    );
    const stop = warnOnLeaving();
    screen.getByText('Elena').click();
    expect(isAsked()).toBe(false);
    expect(isAsked()).toBe(true);
    stop();
  },
);

test('a link to another page is asked about', () => {
  render(
    <a href="http://localhost/admin/panel" onClick={(event) => event.preventDefault()}>
      Panel
    </a>,
  );
  const stop = warnOnLeaving();
  screen.getByText('Panel').click();
  expect(isAsked()).toBe(true);
  stop();
});
