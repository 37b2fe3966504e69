import { failureText } from '@selaras/api-client';
import { komentarFields } from '@selaras/contracts';
import { unsavedMark } from '@selaras/portal';
import { Button, Stack, TextAreaField, type TextAreaFieldProps } from '@selaras/ui';
import type { ReactNode } from 'react';

interface ComposerProps extends Pick<TextAreaFieldProps, 'label' | 'lines' | 'required'> {
  /** What `useUnsent` answers: what was typed and not sent stands here again with the next visit. */
  readonly form: {
    readonly values: { readonly teks: string };
    readonly set: (part: { teks: string }) => void;
  };
  readonly send: { readonly error: unknown; readonly isPending: boolean };
  readonly onSend: () => void;
  /** Takes it back; left out where it stays. */
  readonly onCancel?: () => void;
  /** What is asked before the text, and after it. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
}

/** Says something new; it stays while it is refused. */
export function Composer({
  form: {
    values: { teks },
    set,
  },
  send,
  onSend,
  onCancel,
  before,
  children,
  ...field
}: ComposerProps) {
  return (
    <div {...unsavedMark(teks.trim() !== '')}>
      <Stack $gap={2}>
        {before}
        <TextAreaField
          {...field}
          maxLength={komentarFields.teks.maxLength}
          error={send.error == null ? undefined : failureText(send.error).pesan}
          value={teks}
          onChange={({ target }) => set({ teks: target.value })}
        />
        {children}
        <div>
          <Button
            size="small"
            variant={onCancel ? 'primary' : 'secondary'}
            disabled={teks.trim() === ''}
            loading={send.isPending}
            onClick={onSend}
          >
            Kirim
          </Button>
          {onCancel && (
            <Button size="small" variant="quiet" onClick={onCancel}>
              Batal
            </Button>
          )}
        </div>
      </Stack>
    </div>
  );
}
