import { Button } from "@hotseat/ui/button";
import { Callout } from "@hotseat/ui/callout";
import { Row } from "@hotseat/ui/stack";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import type { EvaluationPanelModel, Offer } from "./headless";

interface OfferCalloutProps extends Pick<EvaluationPanelModel, "readOnly" | "settleOffer"> {
  offer: Offer;
}

/** Text of another device that lost against this one's: to be taken in or dropped. */
export function OfferCallout({ offer, readOnly, settleOffer }: OfferCalloutProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  const actions = (
    <Row gap={8}>
      {readOnly ? null : (
        <Button size="small" variant="soft" onClick={() => settleOffer(offer, "take")}>
          {t("offer.take")}
        </Button>
      )}
      <Button size="small" variant="secondary" onClick={() => settleOffer(offer, "drop")}>
        {t("offer.drop")}
      </Button>
    </Row>
  );
  return (
    <Callout tone="amber" role="note" title={t(readOnly ? "offer.late" : "offer.title")} action={actions}>
      {offer.text}
      {offer.score === null ? null : ` ${t("offer.score", { score: offer.score })}`}
    </Callout>
  );
}
