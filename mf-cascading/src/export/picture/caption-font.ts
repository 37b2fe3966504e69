import { FAMILY } from '../../tree/text/font-family';

export const captionFont = {
  title: `700 24px ${FAMILY}`,
  text: `500 13px ${FAMILY}`,
  small: `500 12px ${FAMILY}`,
  strong: `650 12px ${FAMILY}`,
} as const;
