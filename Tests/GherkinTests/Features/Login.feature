Feature: Login
