import { css, keyframes } from 'styled-components';

/**
 * A sign of loading is seen this long after its first frame, ms: before, it would only flash. The same as that of the
 * loading bar (`shellConstants`), all of whose constants every remote would carry if it were read from there.
 */
export const SIGN_AFTER_MS = 200;

const appear = keyframes`from { visibility: hidden; }`;

/** Animation of a sign of loading, which has its place from the start. `useShownAtLeast` knows when it is seen. */
export const lateSign = css`${appear} ${SIGN_AFTER_MS}ms step-end backwards`;
