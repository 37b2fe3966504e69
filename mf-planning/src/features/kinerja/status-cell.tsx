import { StatusBadge, type StatusName } from '@selaras/ui';
import styled from 'styled-components';

/** The longest status stands in two lines, as the texts beside it do. */
const Narrow = styled.div`
  max-width: 150px;
  & > [data-status] { white-space: normal; }
`;

export const STATUS_WIDTH = '180px';

/** The status of a row in a list, whose column has `STATUS_WIDTH`. */
export const StatusCell = ({ status }: { status: StatusName }) => (
  <Narrow>
    <StatusBadge status={status} />
  </Narrow>
);
