import styled from 'styled-components';
import { encode } from 'uqr';

const Drawing = styled.svg`
  display: block;
  width: 112px;
  height: 112px;
  padding: 8px;
  background: #fff;
  print-color-adjust: exact;
`;

/** QR code of an address: dark on light in both themes, or cameras do not read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const d = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x},${y}h1v1h-1z` : []))).join('');
  return (
    <Drawing viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={d} fill="#000" />
    </Drawing>
  );
}
