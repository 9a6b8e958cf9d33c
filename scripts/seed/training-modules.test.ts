import { describe, expect, it } from 'vitest';
import { builtInLocales } from '../../cms/src/contracts/language';
import { readTrainingModules } from './library-files';

describe.each(builtInLocales)('the course (%s)', async (locale) => {
  const modules = await readTrainingModules(locale);
  const textOf = (slug: string) => JSON.stringify(modules.find((module) => module['slug'] === slug));

  it('begins everything to do with a few words in bold', () => {
    for (const { slug, dos } of modules) {
      for (const line of Array.isArray(dos) ? dos : []) {
        const [, lead = '', rest = ''] = /^\*\*([^*]+)\*\* ([^*]+)$/.exec(String(line)) ?? [];
        expect(lead, `${String(slug)}: ${String(line)}`).toMatch(/[.”]$/);
        expect(lead.split(' ').length, lead).toBeLessThanOrEqual(15);
        expect(rest, lead).not.toBe('');
      }
    }
  });

  it('marks every story as an example', () => {
    expect(modules).toHaveLength(8);
    for (const { slug, personalStory, personalStoryIsExample } of modules) {
      expect(personalStory, String(slug)).toEqual(expect.any(String));
      expect(personalStoryIsExample, String(slug)).toBe(true);
    }
  });

  it('names the warning signs of suicide, and what to do alone with one phone', () => {
    const [signs, alone] =
      locale === 'en'
        ? ['The chief warning signs are these:', 'Alone with one phone? Call for help first, then call back.']
        : [
            'Las principales señales de alarma son estas:',
            '¿Está a solas y con un solo teléfono? Pida primero la ayuda y después vuelva a llamar.',
          ];
    expect(textOf('depression-suicidal-thoughts')).toContain(signs);
    expect(textOf('depression-suicidal-thoughts')).toContain(alone);
  });
});
