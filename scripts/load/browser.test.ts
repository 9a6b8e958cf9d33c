import { expect, test } from 'vitest';
import { assetsOf } from './browser';

test('a browser fetches the parts of a page that it needs at once, each of them once', () => {
  const html = `<head><link rel="stylesheet" href="/assets/a.css"><link rel="modulepreload" href="/assets/a.js">
    <link rel="canonical" href="/assets/not-this"><link rel="alternate" href="/assets/nor-this"></head>
    <body><img src="/api/assets/hero-image?width=640&amp;v=1"><img loading="lazy" src="/api/assets/below">
    <script type="module" src="/assets/a.js"></script><a href="/assets/a-link">A link</a>
    <img src="https://elsewhere.example.org/x.png"></body>`;
  expect(assetsOf(html)).toEqual(['/assets/a.css', '/assets/a.js', '/api/assets/hero-image?width=640&v=1']);
});
