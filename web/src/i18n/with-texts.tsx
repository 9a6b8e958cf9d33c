import type { Locale } from '@contracts/site-setting';
import { use, type ComponentType } from 'react';
import { textsOf, type TextsName } from './deferred-texts';
import { useLanguage } from './language-provider';

export type PartWithTexts<P = object> = ComponentType<P> & { preload(locale: Locale): Promise<void> };

/**
 * A part of a page together with the texts that it alone needs: both are asked for at once, and the part is not shown
 * before its words are there in the language being spoken. Until then it suspends; after `preload` it does not.
 */
export function withTexts<P extends object>(
  name: TextsName,
  Part: ComponentType<P> & { preload(): Promise<void> },
): PartWithTexts<P> {
  async function preload(locale: Locale): Promise<void> {
    await Promise.all([Part.preload(), textsOf(name, locale).load()]);
  }

  function SpeakingPart(props: P) {
    const { locale } = useLanguage();
    const texts = textsOf(name, locale);
    // Not one after the other. The part tells of its own failure when its turn comes.
    if (!texts.hasArrived()) Part.preload().catch(() => undefined);
    use(texts.read());
    return <Part {...props} />;
  }

  return Object.assign(SpeakingPart, { preload });
}
