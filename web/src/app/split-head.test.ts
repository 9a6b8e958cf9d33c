import { createElement, Fragment } from 'react';
import { preload } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { splitHead } from './split-head';

function Page({ title }: { title: string }) {
  preload('/font.woff2', { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return createElement(
    Fragment,
    null,
    createElement('title', null, title),
    createElement('p', null, 'Text'),
    createElement('meta', { name: 'description', content: 'a > b < c' }),
    createElement('link', { rel: 'canonical', href: '/?a=1&b=2' }),
  );
}

describe('what React renders for the head', () => {
  const { head, body } = splitHead(renderToString(createElement(Page, { title: '</title><script>' })));

  it('is separated from the page', () => {
    expect(body).toBe('<p>Text</p>');
    expect(head).toContain('<link rel="preload" href="/font.woff2"');
    expect(head).toContain('<link rel="canonical" href="/?a=1&amp;b=2"/>');
    expect(head).toContain('name="description"');
  });

  it('is not ended by markup in a title', () => {
    expect(head).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
  });

  it('may be empty', () => {
    expect(splitHead('<div><title>x</title></div>')).toEqual({ head: '', body: '<div><title>x</title></div>' });
  });
});
