import { Send } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../i18n/language-provider';
import { moduleFilePath, moduleQrCodePath } from '../lib/module-file';
import { saveFile, canShareFile, shareFile } from '../lib/save-or-share-file';
import { Button } from '../ui/button';
import { Cluster, Stack } from '../ui/layout';
import { Small } from '../ui/text';
import { color, fontSize, radius, space } from '../ui/theme/theme';

const Part = styled(Stack)`
  padding-block-start: ${space[4]};
  border-top: 1px solid ${color.hairline};
  h2 {
    font-size: ${fontSize.heading3};
  }
`;

const Code = styled.img`
  width: 11rem;
  border-radius: ${radius.control};
`;

/** The panel is never rendered on the server. */
const exampleFile = new File([''], 'module.html', { type: 'text/html' });

type Said = 'ready' | 'saved' | 'failed';

/** A module as a file that opens without the site, and a code that leads to it. */
export function PassModuleOn({ slug }: { slug: string }) {
  const { t, locale } = useLanguage();
  const [said, setSaid] = useState<Said>();
  const [isBusy, setBusy] = useState(false);
  const [hasCode, setHasCode] = useState(true);

  async function passOn(how: (file: File) => Promise<Said | undefined>) {
    if (isBusy) return;
    setBusy(true);
    setSaid(undefined);
    try {
      setSaid(await how(await fetchModuleFile(moduleFilePath(slug, locale), slug)));
    } catch {
      setSaid('failed');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Part as="section" $gap={4} aria-labelledby="pass-on">
      <Stack $gap={2}>
        <h2 id="pass-on">{t('kept.send.title')}</h2>
        <Small>{t('kept.send.about')}</Small>
      </Stack>
      <Cluster>
        {canShareFile(exampleFile) ? (
          <Button aria-disabled={isBusy} onClick={() => void passOn(share)}>
            <Send size={18} aria-hidden />
            <span>{t('kept.send.share')}</span>
          </Button>
        ) : null}
        <Button $variant="quiet" aria-disabled={isBusy} onClick={() => void passOn(save)}>
          {t('kept.send.save')}
        </Button>
      </Cluster>
      <p role="status">{said === undefined ? '' : t(`kept.send.${said}`)}</p>
      {hasCode ? (
        <Cluster>
          <Code
            src={moduleQrCodePath(slug, locale)}
            alt={t('kept.send.code')}
            width={176}
            height={176}
            // Not kept on the device: a code is for where there is a connection.
            onError={() => setHasCode(false)}
          />
          <Stack $gap={2}>
            <Small>{t('kept.send.code.about')}</Small>
            <a href={moduleQrCodePath(slug, locale)} download={`${slug}.svg`}>
              {t('kept.send.code.save')}
            </a>
          </Stack>
        </Cluster>
      ) : null}
    </Part>
  );
}

async function fetchModuleFile(address: string, slug: string): Promise<File> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new File([await response.blob()], `${slug}.html`, { type: 'text/html' });
}

async function share(file: File): Promise<Said | undefined> {
  return (await shareFile(file)) === 'press-again' ? 'ready' : undefined;
}

function save(file: File): Promise<Said> {
  saveFile(file);
  return Promise.resolve('saved');
}
