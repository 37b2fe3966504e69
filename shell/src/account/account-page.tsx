import type { User } from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import { PageHeader, PageStack, space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { roleLabel } from '../users/role-label';
import { PasswordSection } from './password-section';
import { SecondFactorSection } from './second-factor/second-factor-section';
import { SessionsSection } from './sessions-section';

const Notice = styled.p`
  padding: ${space(3)} ${space(4)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour['accent-soft']};
  color: ${tokens.colour.accent};
`;

const dutyWords: Record<NonNullable<User['harus']>, string> = {
  'ganti-sandi':
    'Kata sandi Anda dibuat oleh admin. Ganti dahulu dengan yang hanya Anda ketahui; setelah itu halaman lain terbuka.',
  'pasang-faktor-kedua':
    'Untuk peran Anda, masuk memerlukan faktor kedua. Pasang dahulu di bawah; setelah itu halaman lain terbuka.',
};

/** `/akun`: one's own password, second factor and the places where one is signed in. */
export function Page() {
  const { user } = useSession();
  return (
    <>
      <PageHeader title="Akun saya" description={user === null ? undefined : whoWords(user)} />
      <PageStack>
        {user?.harus !== undefined && <Notice role="status">{dutyWords[user.harus]}</Notice>}
        <PasswordSection />
        <SecondFactorSection />
        <SessionsSection />
      </PageStack>
    </>
  );
}

interface Person {
  readonly nama: string;
  readonly username: string;
  readonly role_id: number;
  readonly satuan_kerja_nama: string | null;
}

const whoWords = ({ nama, username, role_id, satuan_kerja_nama }: Person): string =>
  [nama, username, roleLabel(role_id), satuan_kerja_nama].filter((part) => part !== null).join(' · ');
