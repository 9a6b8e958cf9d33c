import { Share2 } from 'lucide-react';
import { IconButton } from '../../ui/icon-button';
import { useShare } from './use-share';

type ShareIconButtonProps = { title: string; label: string; address: string };

/** Shares one item of a page: opens the share sheet, or copies the link. */
export function ShareIconButton({ title, label, address }: ShareIconButtonProps) {
  const { openSheet, copy } = useShare(title, address);
  return <IconButton label={label} icon={<Share2 size={20} aria-hidden />} onClick={openSheet ?? copy} />;
}
