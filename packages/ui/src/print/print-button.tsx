import { Printer } from 'lucide-react';
import { Button, type ButtonProps } from '../button/button';
import { WideLabel } from '../visually-hidden';

/** Prints the page by the browser's own command. */
export function PrintButton(props: Pick<ButtonProps, 'disabled' | 'variant'>) {
  return (
    <Button {...props} icon={<Printer size={16} />} onClick={() => window.print()}>
      <WideLabel>Cetak</WideLabel>
    </Button>
  );
}
