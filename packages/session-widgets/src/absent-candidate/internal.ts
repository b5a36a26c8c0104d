export { absentNext, myTurnWaits, swapChoices } from "./absent-rules";
