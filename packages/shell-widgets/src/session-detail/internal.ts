export { looksLikeAddress } from "./headless/invitation-rules";
