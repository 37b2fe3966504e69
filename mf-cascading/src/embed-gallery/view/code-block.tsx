import { useNotices } from '@selaras/portal';
import { Button, space, spreadRow, tokens, VisuallyHidden } from '@selaras/ui';
import { Check, Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';

const Root = styled.figure`
  margin: 0;
  min-width: 0;
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour.sunken};
  & > figcaption {
    ${spreadRow(1, 3)}
    padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
    border-bottom: 1px solid ${tokens.colour.line};
    font-weight: 600;
  }
  & pre {
    margin: 0;
    padding: ${space(4)};
    font: 400 ${tokens.text[14]}/1.6 ${tokens.font.mono};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  @media (max-width: 640px) { & pre { font-size: ${tokens.text[12]}; } }
  @media print {
    break-inside: avoid;
    & button { display: none; }
  }
`;

interface CodeBlockProps {
  title: string;
  code: string;
}

/** Code to copy, with a button that does. */
export function CodeBlock({ title, code }: CodeBlockProps) {
  const { toast } = useNotices();
  const id = useId();
  const text = useRef<HTMLPreElement>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === code;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(code);
    } catch {
      // Without https, or where the browser forbids it, the reader's own keys still copy.
      if (text.current !== null) getSelection()?.selectAllChildren(text.current);
      toast({ title: 'Kode sudah dipilih; salin dengan Ctrl+C', tone: 'info' });
    }
  };
  return (
    <Root>
      <figcaption>
        <span id={id}>{title}</span>
        <Button
          size="small"
          icon={isCopied ? <Check size={16} /> : <Copy size={16} />}
          onClick={copy}
          onBlur={() => setCopied(null)}
        >
          {isCopied ? 'Disalin' : 'Salin'}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </figcaption>
      <section aria-labelledby={id}>
        <pre ref={text}>
          <code>{code}</code>
        </pre>
      </section>
      <VisuallyHidden role="status">{isCopied && `${title} disalin`}</VisuallyHidden>
    </Root>
  );
}
