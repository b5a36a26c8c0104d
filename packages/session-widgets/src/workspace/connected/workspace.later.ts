import { later } from "../../shared/view/later";

export const CentreCard = later(async () => (await import("./centre-card")).CentreCard);
export const WorkspaceTool = later(async () => (await import("./workspace-tool")).WorkspaceTool);
