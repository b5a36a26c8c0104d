export { handOf, isOpen, mayCompose } from "./preparation-rules";
