import { Share2 } from 'lucide-react';
import { IconButton } from '../../ui/icon-button';
import { useShare } from './use-share';

type ShareSignProps = {
  title: string;
  /** The button's name, which says what it hands on. */
  label: string;
  address: string;
};

/** One button for one of many things on a page: the device's own way of sharing, or the link to paste. */
export function ShareSign({ title, label, address }: ShareSignProps) {
  const { openSheet, copy } = useShare(title, address);
  return <IconButton label={label} icon={<Share2 size={20} aria-hidden />} onClick={openSheet ?? copy} />;
}
