import { useSession } from '@selaras/portal';
import { AlertDialog, Button, PasswordField, space, tokens } from '@selaras/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { errorTexts } from '../../errors/error-catalogue';
import { useShell } from '../../shell-context';
import { type LoginFailure, loginFailure } from '../sign-in/login-failure';
import { OneTimeCodeField } from '../sign-in/one-time-code-field';

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(4)};
  padding-top: ${space(4)};
  border-top: 1px solid ${tokens.colour.line};
`;

/**
 * The specified warning of an expired session. Signing in right here keeps the page and everything typed on it, and
 * the refused save is sent again; OK logs out and goes to the login page (spec 1 §4).
 */
export function ExpiredDialog({ answer }: { answer: (signedInAgain: boolean) => void }) {
  const { session } = useShell();
  const { user } = useSession();
  const [failure, setFailure] = useState<LoginFailure>({});
  const [asksCode, setAsksCode] = useState(false);
  const [busy, setBusy] = useState(false);

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const password = fields.get('password');
    if (typeof password !== 'string' || busy) return;
    setBusy(true);
    try {
      await session.logInAgain(password, String(fields.get('kode') ?? '').trim());
      answer(true);
    } catch (error) {
      const refused = loginFailure(error, asksCode);
      setFailure(refused);
      if (refused.asksCode) setAsksCode(true);
      setBusy(false);
    }
  };

  return (
    <AlertDialog open title={errorTexts.expiredTitle} onOk={() => answer(false)}>
      <p>{errorTexts.expired}</p>
      <Form onSubmit={signIn}>
        <p>
          Masuk lagi sebagai <strong>{user?.nama}</strong> di sini agar isian halaman ini tetap ada. Tombol OK
          membuka halaman masuk.
        </p>
        <input type="hidden" name="username" autoComplete="username" value={user?.username ?? ''} readOnly />
        <PasswordField label="Kata sandi" name="password" error={failure.password ?? failure.form} />
        {asksCode && <OneTimeCodeField name="kode" autoFocus error={failure.kode} />}
        <Button type="submit" loading={busy}>
          Masuk lagi
        </Button>
      </Form>
    </AlertDialog>
  );
}
