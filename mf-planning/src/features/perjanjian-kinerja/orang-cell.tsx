import { ClampedText, tokens } from '@selaras/ui';
import styled from 'styled-components';

const Name = styled.span`
  white-space: nowrap;
`;

const Post = styled.span`
  display: block;
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
`;

interface OrangCellProps {
  orang: { readonly nama: string; readonly jabatan: string } | null;
  /** Said where nobody is known. */
  none: string;
}

/** A person with the post below the name. */
export function OrangCell({ orang, none }: OrangCellProps) {
  if (orang === null) return <Post>{none}</Post>;
  return (
    <>
      <Name>{orang.nama}</Name>
      <Post>
        <ClampedText short>{orang.jabatan}</ClampedText>
      </Post>
    </>
  );
}
