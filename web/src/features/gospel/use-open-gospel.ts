import { useOpenInAddress } from '../../lib/use-open-in-address';
import { gospelParameter } from './gospel-address';

/** Whether the presentation is open, and the way to open and close it, on any page. */
export function useOpenGospel(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  return useOpenInAddress(gospelParameter);
}
