import styled from 'styled-components';
import { encode } from 'uqr';

const Drawing = styled.svg<{ $size: number }>`
  display: block;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  padding: 8px;
  background: #fff;
  print-color-adjust: exact;
`;

interface QrCodeProps {
  text: string;
  label: string;
  /** Width and height with the quiet border, px; a long text needs more for a camera to tell its modules apart. */
  size?: number;
}

/** QR code of an address: dark on light in both themes, or cameras do not read it. */
export function QrCode({ text, label, size: px = 112 }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const d = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x},${y}h1v1h-1z` : []))).join('');
  return (
    <Drawing
      $size={px}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={d} fill="#000" />
    </Drawing>
  );
}
