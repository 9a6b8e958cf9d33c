import type { SiteSetting } from '@contracts/site-setting';
import { expect, test } from 'vitest';
import type { Site } from '../../lib/site-context';
import { describeMinistry } from './ministry-structured-data';

const site: Site = {
  publicUrl: 'https://example.org',
  name: 'First Light',
  socialImage: { url: '/uploads/social.png', width: 1200, height: 630 },
  address: '/mens-ministry',
  addressLanguage: 'es',
};

const settings: SiteSetting = {
  locale: 'es',
  ministryName: 'First Light',
  tagline: 'Oración y cuidado',
  pastorName: 'Pastor',
  defaultDescription: 'Un ministerio de oración',
  footerText: '',
  contactEmail: 'hola@example.org',
  contactPhone: '+1 202-555-0143',
  contactAddress: null,
  concernEmail: null,
  readingBookUrl: 'https://example.org/book',
  discipleshipUrl: 'https://example.org/discipleship',
  salvationsCount: 0,
  healingsCount: 0,
  socialImage: null,
};

const ministry = { title: 'Ministerio de hombres', description: 'Lo que hacemos', path: '/mens-ministry' };

test('a ministry is part of the organization, which can be reached', () => {
  const [organization] = describeMinistry(ministry, { site, settings, locale: 'es' });
  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: 'First Light',
    url: 'https://example.org',
    image: 'https://example.org/uploads/social.png',
    email: 'hola@example.org',
    telephone: '+1 202-555-0143',
    department: { name: 'Ministerio de hombres', url: 'https://example.org/mens-ministry?lang=es' },
  });
});

test('what the settings leave open is not claimed', () => {
  const [organization] = describeMinistry(ministry, {
    site: { ...site, socialImage: null },
    settings: { ...settings, contactPhone: null },
    locale: 'es',
  });
  for (const property of ['telephone', 'address', 'image']) expect(organization).not.toHaveProperty(property);
});
