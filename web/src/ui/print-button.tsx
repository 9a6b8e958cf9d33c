import { Printer } from 'lucide-react';
import { Button } from './button';

/** Opens the print dialog; hidden where scripts do not run. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button data-scripted $variant="quiet" onClick={() => window.print()}>
      <Printer size={18} aria-hidden />
      <span>{label}</span>
    </Button>
  );
}
