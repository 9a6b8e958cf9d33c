import { BilingualLink } from '../../features/bilingual/bilingual-link';
import { KeepPage } from '../../offline/keep-page';
import { paths } from '../../lib/paths';
import { Cluster } from '../../ui/layout';

export function GospelTools() {
  return (
    <Cluster>
      <BilingualLink of="of" name="gospel" />
      <KeepPage address={paths.gospel} />
    </Cluster>
  );
}
