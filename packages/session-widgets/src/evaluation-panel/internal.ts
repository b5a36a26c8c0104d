export { draftIdsOf, parseKeptDraft } from "./headless/kept-draft";
