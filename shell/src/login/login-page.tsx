import { Button, Checkbox, framed, latePart, PasswordField, space, TextField, tokens } from '@selaras/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { instansi } from '../instansi';
import { BrandMark } from '../layouts/brand';
import { DefaultLayout } from '../layouts/layout-table';
import type { Credentials } from '../session/session-api';
import { type LoginFailure, loginFailure, missing } from '../session/sign-in/login-failure';
import { OneTimeCodeField } from '../session/sign-in/one-time-code-field';
import { useShell } from '../shell-context';
import { useDemoAccounts } from './use-demo-accounts';

const Card = styled.section`
  ${framed}
  width: min(420px, 100%);
  margin: clamp(${space(2)}, 9vh, ${space(24)}) auto ${space(4)};
  padding: ${space(8)};
  @media (max-width: 640px) { padding: ${space(5)}; }
  & > header { display: grid; gap: ${space(2)}; margin-bottom: ${space(6)}; }
  & > header p { color: ${tokens.colour.muted}; }
`;
const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  & > button { margin-top: ${space(2)}; }
`;
const Fault = styled.p`
  padding: ${space(2)} ${space(3)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour['danger-soft']};
  color: ${tokens.colour.danger};
`;

/** Only seeded databases have any. */
const DemoAccounts = latePart(async () => (await import('./demo-accounts')).DemoAccounts);

/** Signs in and goes on to where the user wanted to go (spec 2 §6). */
export function Page() {
  const { session, redirect } = useShell();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<LoginFailure>({});
  const [busy, setBusy] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const demoAccounts = useDemoAccounts();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const username = String(fields.get('username') ?? '');
    const password = String(fields.get('password') ?? '');
    const gap = missing(username, password);
    if (busy) return;
    setFailure(gap ?? {});
    if (gap) {
      form.querySelector<HTMLInputElement>(`[name=${Object.keys(gap)[0]}]`)?.focus();
      return;
    }
    const kode = String(fields.get('kode') ?? '').trim();
    const remember = fields.has('remember');
    void signIn({ username: username.trim(), password, remember, ...(kode !== '' && { kode }) });
  };

  const signIn = async (credentials: Credentials) => {
    if (busy) return;
    setFailure({});
    setBusy(true);
    void DefaultLayout.ahead();
    try {
      const user = await session.logIn(credentials);
      if (user !== null) await navigate(redirect.take(), { replace: true });
    } catch (error) {
      const refused = loginFailure(error, asksCode);
      setFailure(refused);
      if (refused.asksCode) setAsksCode(true);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Card>
        <header>
          <BrandMark size={40} />
          <h1>Masuk ke {instansi.aplikasi}</h1>
          <p>
            {instansi.slogan} {instansi.pemerintah}
          </p>
        </header>
        <Form onSubmit={submit} noValidate aria-busy={busy}>
          <TextField
            label="Nama pengguna"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            error={failure.username}
          />
          <PasswordField label="Kata sandi" name="password" error={failure.password} />
          {asksCode && (
            <OneTimeCodeField
              name="kode"
              autoFocus
              help="Enam angka dari aplikasi autentikator Anda, atau satu kode pemulihan."
              error={failure.kode}
            />
          )}
          <Checkbox label="Ingat saya" name="remember" />
          {failure.form && <Fault role="alert">{failure.form}</Fault>}
          <Button type="submit" variant="primary" loading={busy}>
            Masuk
          </Button>
        </Form>
      </Card>
      {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} onChoose={signIn} />}
    </>
  );
}
