import { describe, expect, it } from 'vitest';
import { missingParts, versionToTry, withVersion } from './version';

describe('trying another version', () => {
  it('changes all parts of Strapi, and those with versions of their own as its admin says', () => {
    const dependencies = {
      '@strapi/strapi': '5.54.0',
      '@strapi/i18n': '5.54.0',
      '@strapi/icons': '2.2.4',
      react: '18.3.1',
    };
    const own = { '@strapi/icons': '2.3.0', react: '^19.0.0' };
    expect(withVersion({ name: 'cms', dependencies }, '5.56.1', own)).toEqual({
      name: 'cms',
      dependencies: {
        '@strapi/strapi': '5.56.1',
        '@strapi/i18n': '5.56.1',
        '@strapi/icons': '2.3.0',
        react: '18.3.1',
      },
    });
  });

  it('names the parts that npm did not find, each once', () => {
    const said = `npm error code ETARGET
npm error notarget No matching version found for @strapi/i18n@5.55.1.
npm error 404  The requested resource '@strapi/admin@5.55.1' could not be found
npm error 404  '@strapi/admin@5.55.1' is not in this registry.`;
    expect(missingParts(said)).toEqual(['@strapi/i18n@5.55.1', '@strapi/admin@5.55.1']);
  });

  it.each(['latest', '4.25.0', '5.56', '--force'])('refuses what is no version: %s', async (asked) => {
    await expect(versionToTry('.', asked)).rejects.toThrow('A version of Strapi is asked for');
  });
});
