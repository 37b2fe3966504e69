import { Button } from '@selaras/ui';
import { MessageSquare } from 'lucide-react';

/** Shows what was said about the rows of a plan, or folds it again. */
export function KomentarButton({ shown, onToggle }: { shown: boolean; onToggle: () => void }) {
  return (
    <Button icon={<MessageSquare size={16} />} aria-expanded={shown} onClick={onToggle}>
      Komentar
    </Button>
  );
}
