import styled from 'styled-components';
import type { EmbedChoice } from '../choice/embed-choice';
import { frameAddress } from '../snippets/plain-page';

const Frame = styled.iframe`
  width: 100%;
  height: 640px;
  border: 0;
`;

/** The page that sites show in a frame, in one. */
export function LiveFrame({ choice }: { choice: EmbedChoice }) {
  return <Frame key={frameAddress(choice)} src={frameAddress(choice)} title="Cascading Kinerja" />;
}
