import { TextField, type TextFieldProps } from '@selaras/ui';

/** A code of the app or a recovery code: telephones offer it from a message, and no keyboard corrects it. */
export function OneTimeCodeField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      label="Kode autentikator"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={20}
      {...props}
    />
  );
}
