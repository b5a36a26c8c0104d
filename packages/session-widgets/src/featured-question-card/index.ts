"use client";
export { FeaturedQuestionCard } from "./featured-question-card";
