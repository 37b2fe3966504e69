import { failureText } from '@selaras/api-client';
import { space, tokens } from '@selaras/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.article<{ $done: boolean }>`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  padding: ${space(3)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.control};
  background: ${({ $done }) => ($done ? tokens.colour.sunken : tokens.colour.surface)};
  & > blockquote { margin: 0; padding-left: ${space(3)}; border-left: 3px solid ${tokens.colour.brand}; overflow-wrap: anywhere; }
  & > ul { display: grid; gap: ${space(2)}; margin: 0; padding: 0 0 0 ${space(4)}; list-style: none; border-left: 2px solid ${tokens.colour.line}; }
  & small { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
  & p { overflow-wrap: anywhere; white-space: pre-line; }
`;

interface ThreadProps<Reply extends { readonly id: number }> {
  readonly label?: string;
  /** What it is about, above what was said. */
  readonly about?: ReactNode;
  readonly thread: { readonly selesai: boolean; readonly balasan: readonly Reply[] };
  /** What began it. */
  readonly first: ReactNode;
  readonly reply: (one: Reply) => ReactNode;
  /** Marks it as done, or opens it again: why that was refused is told here. */
  readonly mark: { readonly error: unknown };
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** What was said of something, what was answered, and whether it is done. */
export function Thread<Reply extends { readonly id: number }>({
  label,
  about,
  thread: { selesai, balasan },
  first,
  reply,
  mark,
  children,
}: ThreadProps<Reply>) {
  return (
    <Root $done={selesai} aria-label={label}>
      {about}
      {first}
      {balasan.length > 0 && (
        <ul>
          {balasan.map((one) => (
            <li key={one.id}>{reply(one)}</li>
          ))}
        </ul>
      )}
      {mark.error != null && <p role="alert">{failureText(mark.error).pesan}</p>}
      {children}
    </Root>
  );
}

interface MessageProps {
  /** Who says it and when. */
  readonly head: string;
  /** States of it, beside that. */
  readonly marks?: ReactNode;
  readonly children: ReactNode;
}

/** One thing that was said. */
export const Message = ({ head, marks, children }: MessageProps) => (
  <div>
    <small>
      {head} {marks}
    </small>
    {children}
  </div>
);
