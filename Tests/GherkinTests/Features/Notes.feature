Feature: Notes
