import { AudioLines, Pause, Play, SkipBack, SkipForward, Square } from 'lucide-react';
import { useId, useRef } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { englishListen } from '../../i18n/en/listen';
import { spanishListen } from '../../i18n/es/listen';
import { languages } from '@contracts/language';
import { useLanguage, withTexts } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Select } from '../../ui/select';
import { color, fontSize, inRow, layer, media, notPrinted, size, space } from '../../ui/theme/theme';
import { visuallyHidden } from '../../ui/text';
import { useReadingAloud } from './use-reading-aloud';

const speeds = [0.75, 1, 1.25, 1.5] as const;

/** The paragraph that is being read, and room for the bar below the page. */
const WhileReading = createGlobalStyle`
  @media screen {
    :root { scroll-padding-block-end: 5rem; }
    body { padding-block-end: 6rem; }
    [data-being-read] {
      border-radius: 2px;
      background: ${color.surfaceSunken};
      box-shadow: 0 0 0 0.4em ${color.surfaceSunken};
      /* For readers who choose their own colours, which take the place of those above. */
      outline: 2px solid transparent;
      outline-offset: 0.3em;
    }
  }
`;

const Bar = styled.section`
  position: fixed;
  z-index: ${layer.navigation};
  inset: auto 0 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[2]} ${space.gutter} max(${space[2]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.hairline};
  background: ${color.surface};
  color: ${color.text};
  --target: 3rem;
  p {
    flex: 1 0 100%;
    color: ${color.danger};
    text-align: center;
  }
  ${media.narrow} {
    gap: ${space[1]};
    padding-inline: ${space[2]};
    button {
      min-width: ${size.target};
      padding-inline: ${space[3]};
    }
  }
  ${notPrinted}
`;

const Speed = styled.label`
  ${inRow(2)}
  font-size: ${fontSize.small};
  select {
    min-height: ${size.target};
  }
  /* All controls stand in one row of the narrowest phone. */
  ${media.narrow} {
    select {
      width: 5.25rem;
      padding-inline-start: ${space[2]};
    }
  }
`;

/** A phone has no room for words beside the icons. */
const Words = styled.span`
  ${media.narrow} {
    ${visuallyHidden}
  }
`;

export const ReadAloud = withTexts({ en: englishListen, es: spanishListen }, Reader);

function Reader() {
  const { t, locale } = useLanguage();
  const reading = useReadingAloud();
  const opener = useRef<HTMLButtonElement>(null);
  const speedId = useId();
  const speedFormat = new Intl.NumberFormat(languages[locale].tag);
  const isOpen = reading.state !== 'stopped';

  function start(): void {
    const article = opener.current?.closest('article');
    if (article) reading.start(article);
  }

  function stop(): void {
    reading.stop();
    opener.current?.focus();
  }

  return (
    <>
      <Button ref={opener} $variant="quiet" onClick={isOpen ? stop : start}>
        <AudioLines size={18} aria-hidden />
        <span>{t(isOpen ? 'listen.stop' : 'listen.start')}</span>
      </Button>
      {isOpen ? (
        <Bar data-surface="night" data-not-read aria-label={t('listen.title')}>
          <WhileReading />
          {reading.state === 'failed' ? <p role="alert">{t('listen.failed')}</p> : null}
          <IconButton label={t('listen.previous')} icon={<SkipBack aria-hidden />} onClick={reading.previous} />
          {reading.state === 'reading' ? (
            <Button onClick={reading.pause}>
              <Pause size={18} aria-hidden />
              <Words>{t('listen.pause')}</Words>
            </Button>
          ) : (
            <Button onClick={reading.resume}>
              <Play size={18} aria-hidden />
              <Words>{t('listen.resume')}</Words>
            </Button>
          )}
          <IconButton label={t('listen.next')} icon={<SkipForward aria-hidden />} onClick={reading.next} />
          <Speed htmlFor={speedId}>
            <Words>{t('listen.speed')}</Words>
            <Select
              id={speedId}
              value={String(reading.speed)}
              onChange={({ currentTarget }) => reading.changeSpeed(Number(currentTarget.value))}
            >
              {speeds.map((speed) => (
                <option key={speed} value={String(speed)}>{`×${speedFormat.format(speed)}`}</option>
              ))}
            </Select>
          </Speed>
          <IconButton label={t('listen.stop')} icon={<Square aria-hidden />} onClick={stop} />
        </Bar>
      ) : null}
    </>
  );
}
