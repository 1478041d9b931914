Feature: Shopping
  A feature in words of its own, beside those of the vocabulary.

  Background:
    Given the screen Tables

  Scenario: Choosing foods
    When I choose these foods:
      | food     | by         |
      | Apple    | identifier |
      | Mango    | identifier |
      | Broccoli | label      |
    Then I have chosen 3 foods
    And I should see row with identifier "kaleCell"

  Scenario: Foods that are sold out
    Then Grapes are sold out
    But Apples are not sold out
