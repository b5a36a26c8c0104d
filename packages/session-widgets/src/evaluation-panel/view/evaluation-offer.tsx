import { Button } from "@hotseat/ui/button";
import { Callout } from "@hotseat/ui/callout";
import { Row } from "@hotseat/ui/stack";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { EvaluationPanelModel, Offer } from "../headless";

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

interface LeftoverProps extends Pick<EvaluationPanelModel, "settleOffer"> {
  offer: Offer;
}

/** What was written about a question that is no longer asked: to be copied or dropped. */
export function LeftoverCallout({ offer, settleOffer }: LeftoverProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  const actions = (
    <Row gap={8}>
      <Button size="small" variant="soft" onClick={() => void navigator.clipboard?.writeText(offer.text)}>
        {t("offer.copy")}
      </Button>
      <Button size="small" variant="secondary" onClick={() => settleOffer(offer, "drop")}>
        {t("offer.drop")}
      </Button>
    </Row>
  );
  return (
    <Callout tone="amber" role="note" title={t("offer.gone")} action={actions}>
      {offer.text}
    </Callout>
  );
}
