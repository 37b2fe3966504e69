import type { Emit } from '@selaras/cascading-react/contract';
import { LinkButton } from '@selaras/ui';
import { ExternalLink } from 'lucide-react';
import { useEmbedWords } from '../words/words';

/** Leads to the same tree in the portal, in a tab of its own unless the page around does otherwise. */
export function PortalButton({ href, emit }: { href: string; emit: Emit }) {
  const words = useEmbedWords();
  return (
    <LinkButton
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      size="small"
      icon={<ExternalLink size={14} />}
      onClick={(event) => emit('navigate', { href, preventDefault: () => event.preventDefault() })}
    >
      <span>{words.openPortal}</span>
    </LinkButton>
  );
}
